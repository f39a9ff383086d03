// Reads requests from a file with a JSON list, and handles each. Prints the responses as `[[status, headers, body], ...]`.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"os"

	"parlance"
	"parlance/bot"
	"parlance/channel"
	"parlance/developer"
)

type sent struct {
	Party, Method, Path, Body string
	Headers                   map[string]string
	IsLatin                   bool
}

var integrator = channel.ChannelIntegrator{
	ReceiveAgentMessage: func(body channel.AgentMessage, _ *parlance.Request) (channel.AgentMessageReply, error) {
		ok := channel.AgentMessageReply{Result: parlance.Ptr("ok")}
		if text := body.Message.Text; text != nil && *text == "fail" {
			return ok, errors.New("a fault of the program")
		} else if text != nil && *text == "busy" {
			return ok, &parlance.ErrorResponse{Status: 503, Message: "Later."}
		}
		return ok, nil
	},
}

var receiver = developer.WebhookReceiver{
	ReceiveChatAccepted: func(body developer.ChatAcceptedEvent, _ *parlance.Request) (developer.ChatAcceptedReply, error) {
		link := fmt.Sprintf("https://crm.example.com/%v", body.ChatID)
		return developer.ChatAcceptedReply{Result: "OK", CrmLink: &link}, nil
	},
}

func main() {
	log.SetOutput(io.Discard)
	secrets := []string{"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"}
	service := channel.ChannelService{
		GetChannelStatus: func(any, *parlance.Request) (channel.ChannelStatus, error) { return 1, nil },
		SendUserMessage: func(_ channel.UserMessage, request *parlance.Request) (any, error) {
			return map[string]any{"path": request.Path, "body": request.Body}, nil
		},
	}
	parties := map[string]*parlance.Party{
		"channel-integrator": integrator.Serve(parlance.Settings{Prefix: "/chat"}),
		"channel-service":    service.Serve(parlance.Settings{Prefix: "/in"}),
		"webhook-receiver":   receiver.Serve(parlance.Settings{}),
		"signed":             receiver.Serve(parlance.Settings{Secrets: secrets}),
		"bot-provider": bot.BotProvider{
			ReceiveClientMessage: func(bot.ClientMessageEvent, *parlance.Request) (any, error) { return nil, nil },
		}.Serve(parlance.Settings{Prefix: "/bot", Token: "token-1", Authorization: "agreed"}),
	}
	text, err := os.ReadFile(os.Args[1])
	var all []sent
	if err == nil {
		err = json.Unmarshal(text, &all)
	}
	if err != nil {
		panic(err)
	}
	responses := [][]any{}
	for _, one := range all {
		body := []byte(one.Body)
		if one.IsLatin {
			body = latin(one.Body)
		}
		status, headers, content := parties[one.Party].Respond(one.Method, one.Path, one.Headers, body)
		responses = append(responses, []any{status, headers, string(content)})
	}
	printed, _ := parlance.Dump(responses)
	fmt.Println(string(printed))
}

func latin(text string) []byte {
	var bytes []byte
	for _, letter := range text {
		bytes = append(bytes, byte(letter))
	}
	return bytes
}
