// Made from specs/widget.asyncapi.yaml by `npm run generate`. Change the documents, never this file.

var validateCallOutcome = validate21;
var schema32 = { "type": "object", "properties": { "result": { "type": "string", "enum": ["ok", "fail"] }, "reason": { "type": "string" } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.result !== void 0) {
        let data0 = data.result;
        const _errs1 = errors;
        if (typeof data0 !== "string") {
          validate21.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        if (!(data0 === "ok" || data0 === "fail")) {
          validate21.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema32.properties.result.enum }, message: "must be equal to one of the allowed values" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.reason !== void 0) {
          const _errs3 = errors;
          if (typeof data.reason !== "string") {
            validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var validateCallEndArguments = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.outcome === void 0 && (missing0 = "outcome")) {
        validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.outcome !== void 0) {
          let data0 = data.outcome;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.result !== void 0) {
                let data1 = data0.result;
                const _errs4 = errors;
                if (typeof data1 !== "string") {
                  validate22.errors = [{ instancePath: instancePath + "/outcome/result", schemaPath: "#/$defs/CallOutcome/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if (!(data1 === "ok" || data1 === "fail")) {
                  validate22.errors = [{ instancePath: instancePath + "/outcome/result", schemaPath: "#/$defs/CallOutcome/properties/result/enum", keyword: "enum", params: { allowedValues: schema32.properties.result.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid2 = _errs4 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.reason !== void 0) {
                  const _errs6 = errors;
                  if (typeof data0.reason !== "string") {
                    validate22.errors = [{ instancePath: instancePath + "/outcome/reason", schemaPath: "#/$defs/CallOutcome/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs6 === errors;
                } else {
                  var valid2 = true;
                }
              }
            } else {
              validate22.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/$defs/CallOutcome/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var validateWidgetDone = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          if (typeof data0 !== "string") {
            validate23.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("ok" !== data0) {
            validate23.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
            return false;
          }
        }
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var validateCallbackUnavailable = validate24;
var schema36 = { "type": "object", "required": ["result", "reason"], "properties": { "result": { "type": "string", "const": "fail" }, "reason": { "type": "string", "enum": ["Callback disabled", "Callback unavaiable"] } } };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason")) {
        validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate24.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fail" !== data0) {
            validate24.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.reason !== void 0) {
            let data1 = data.reason;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate24.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "Callback disabled" || data1 === "Callback unavaiable")) {
              validate24.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: schema36.properties.reason.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
var validateCallbackAvailability = validate25;
var schema37 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/WidgetDone" }, { "$ref": "#/$defs/CallbackUnavailable" }] };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema37.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result")) {
                  validate25.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    if (typeof data1 !== "string") {
                      validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                  }
                }
              } else {
                validate25.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            const _errs8 = errors;
            if (errors === _errs8) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.result === void 0 && (missing2 = "result") || data.reason === void 0 && (missing2 = "reason")) {
                  validate25.errors = [{ instancePath, schemaPath: "#/$defs/CallbackUnavailable/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data2 = data.result;
                    const _errs10 = errors;
                    if (typeof data2 !== "string") {
                      validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/CallbackUnavailable/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("fail" !== data2) {
                      validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/CallbackUnavailable/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid7 = _errs10 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.reason !== void 0) {
                      let data3 = data.reason;
                      const _errs12 = errors;
                      if (typeof data3 !== "string") {
                        validate25.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailable/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data3 === "Callback disabled" || data3 === "Callback unavaiable")) {
                        validate25.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailable/properties/reason/enum", keyword: "enum", params: { allowedValues: schema36.properties.reason.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid7 = _errs12 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              } else {
                validate25.errors = [{ instancePath, schemaPath: "#/$defs/CallbackUnavailable/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var validateWidgetState = validate26;
var schema40 = { "type": "string", "enum": ["chat", "call", "chat/call", "label", "chat/min"] };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "chat" || data === "call" || data === "chat/call" || data === "label" || data === "chat/min")) {
    validate26.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema40.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
var validateChangeStateArguments = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.state === void 0 && (missing0 = "state")) {
        validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.state !== void 0) {
          let data0 = data.state;
          if (typeof data0 !== "string") {
            validate27.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/WidgetState/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "chat" || data0 === "call" || data0 === "chat/call" || data0 === "label" || data0 === "chat/min")) {
            validate27.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/WidgetState/enum", keyword: "enum", params: { allowedValues: schema40.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
        }
      }
    } else {
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var validateChatMode = validate28;
var schema43 = { "type": "string", "enum": ["online", "offline"] };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "online" || data === "offline")) {
    validate28.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var validateContactInfo = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name !== void 0) {
        const _errs1 = errors;
        if (typeof data.name !== "string") {
          validate29.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.email !== void 0) {
          const _errs3 = errors;
          if (typeof data.email !== "string") {
            validate29.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.phone !== void 0) {
            const _errs5 = errors;
            if (typeof data.phone !== "string") {
              validate29.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.description !== void 0) {
              const _errs7 = errors;
              if (typeof data.description !== "string") {
                validate29.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var validateWidgetRefusal = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason")) {
        validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate30.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fail" !== data0) {
            validate30.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.reason !== void 0) {
            const _errs3 = errors;
            if (typeof data.reason !== "string") {
              validate30.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var validateCustomDataResult = validate31;
var schema46 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/WidgetDone" }, { "$ref": "#/$defs/WidgetRefusal" }] };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate31.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema46.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result")) {
                  validate31.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    if (typeof data1 !== "string") {
                      validate31.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate31.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                  }
                }
              } else {
                validate31.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            const _errs8 = errors;
            if (errors === _errs8) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.result === void 0 && (missing2 = "result") || data.reason === void 0 && (missing2 = "reason")) {
                  validate31.errors = [{ instancePath, schemaPath: "#/$defs/WidgetRefusal/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data2 = data.result;
                    const _errs10 = errors;
                    if (typeof data2 !== "string") {
                      validate31.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("fail" !== data2) {
                      validate31.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid7 = _errs10 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.reason !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.reason !== "string") {
                        validate31.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/WidgetRefusal/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid7 = _errs12 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              } else {
                validate31.errors = [{ instancePath, schemaPath: "#/$defs/WidgetRefusal/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var validateCustomField = validate32;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content !== void 0) {
        const _errs1 = errors;
        if (typeof data.content !== "string") {
          validate32.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.title !== void 0) {
          const _errs3 = errors;
          if (typeof data.title !== "string") {
            validate32.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.link !== void 0) {
            const _errs5 = errors;
            if (typeof data.link !== "string") {
              validate32.errors = [{ instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs7 = errors;
              if (typeof data.key !== "string") {
                validate32.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
var validateCustomFields = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.content !== void 0) {
              const _errs4 = errors;
              if (typeof data0.content !== "string") {
                validate33.errors = [{ instancePath: instancePath + "/" + i0 + "/content", schemaPath: "#/$defs/CustomField/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid2 = _errs4 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data0.title !== void 0) {
                const _errs6 = errors;
                if (typeof data0.title !== "string") {
                  validate33.errors = [{ instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/$defs/CustomField/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid2 = _errs6 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.link !== void 0) {
                  const _errs8 = errors;
                  if (typeof data0.link !== "string") {
                    validate33.errors = [{ instancePath: instancePath + "/" + i0 + "/link", schemaPath: "#/$defs/CustomField/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs8 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.key !== void 0) {
                    const _errs10 = errors;
                    if (typeof data0.key !== "string") {
                      validate33.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/CustomField/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs10 === errors;
                  } else {
                    var valid2 = true;
                  }
                }
              }
            }
          } else {
            validate33.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/CustomField/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
var validateInvitationRules = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var validateNoArguments = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate35.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
        return false;
        break;
      }
    } else {
      validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
var validateOfflineMessageForm = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message")) {
        validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validate36.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.email !== void 0) {
            const _errs3 = errors;
            if (typeof data.email !== "string") {
              validate36.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phone !== void 0) {
              const _errs5 = errors;
              if (typeof data.phone !== "string") {
                validate36.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                const _errs7 = errors;
                if (typeof data.description !== "string") {
                  validate36.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.message !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.message !== "string") {
                    validate36.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
var validateOfflineMessageRefused = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error")) {
        validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate37.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fail" !== data0) {
            validate37.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.error !== void 0) {
            const _errs3 = errors;
            if (typeof data.error !== "string") {
              validate37.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
var validateOfflineMessageResult = validate38;
var schema56 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/WidgetDone" }, { "$ref": "#/$defs/OfflineMessageRefused" }] };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate38.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema56.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result")) {
                  validate38.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    if (typeof data1 !== "string") {
                      validate38.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate38.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                  }
                }
              } else {
                validate38.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            const _errs8 = errors;
            if (errors === _errs8) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.result === void 0 && (missing2 = "result") || data.error === void 0 && (missing2 = "error")) {
                  validate38.errors = [{ instancePath, schemaPath: "#/$defs/OfflineMessageRefused/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data2 = data.result;
                    const _errs10 = errors;
                    if (typeof data2 !== "string") {
                      validate38.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/OfflineMessageRefused/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("fail" !== data2) {
                      validate38.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/OfflineMessageRefused/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid7 = _errs10 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.error !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.error !== "string") {
                        validate38.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/OfflineMessageRefused/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid7 = _errs12 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              } else {
                validate38.errors = [{ instancePath, schemaPath: "#/$defs/OfflineMessageRefused/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
var validateOpenOptions = validate39;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.start !== void 0) {
        let data0 = data.start;
        if (typeof data0 !== "string") {
          validate39.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        if ("call" !== data0) {
          validate39.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/properties/start/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }];
          return false;
        }
      }
    } else {
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
var validateOpenArguments = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.options !== void 0) {
        let data0 = data.options;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.start !== void 0) {
              let data1 = data0.start;
              if (typeof data1 !== "string") {
                validate40.errors = [{ instancePath: instancePath + "/options/start", schemaPath: "#/$defs/OpenOptions/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("call" !== data1) {
                validate40.errors = [{ instancePath: instancePath + "/options/start", schemaPath: "#/$defs/OpenOptions/properties/start/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }];
                return false;
              }
            }
          } else {
            validate40.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/$defs/OpenOptions/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
      }
    } else {
      validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
var validateSendOfflineMessageArguments = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.form === void 0 && (missing0 = "form")) {
        validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.form !== void 0) {
          let data0 = data.form;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.message === void 0 && (missing1 = "message")) {
                validate41.errors = [{ instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data0.name !== void 0) {
                  const _errs4 = errors;
                  if (typeof data0.name !== "string") {
                    validate41.errors = [{ instancePath: instancePath + "/form/name", schemaPath: "#/$defs/OfflineMessageForm/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.email !== void 0) {
                    const _errs6 = errors;
                    if (typeof data0.email !== "string") {
                      validate41.errors = [{ instancePath: instancePath + "/form/email", schemaPath: "#/$defs/OfflineMessageForm/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs6 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data0.phone !== void 0) {
                      const _errs8 = errors;
                      if (typeof data0.phone !== "string") {
                        validate41.errors = [{ instancePath: instancePath + "/form/phone", schemaPath: "#/$defs/OfflineMessageForm/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs8 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data0.description !== void 0) {
                        const _errs10 = errors;
                        if (typeof data0.description !== "string") {
                          validate41.errors = [{ instancePath: instancePath + "/form/description", schemaPath: "#/$defs/OfflineMessageForm/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid2 = _errs10 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data0.message !== void 0) {
                          const _errs12 = errors;
                          if (typeof data0.message !== "string") {
                            validate41.errors = [{ instancePath: instancePath + "/form/message", schemaPath: "#/$defs/OfflineMessageForm/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate41.errors = [{ instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
var validateSetContactInfoArguments = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contact_info === void 0 && (missing0 = "contact_info")) {
        validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.contact_info !== void 0) {
          let data0 = data.contact_info;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.name !== void 0) {
                const _errs4 = errors;
                if (typeof data0.name !== "string") {
                  validate42.errors = [{ instancePath: instancePath + "/contact_info/name", schemaPath: "#/$defs/ContactInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid2 = _errs4 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.email !== void 0) {
                  const _errs6 = errors;
                  if (typeof data0.email !== "string") {
                    validate42.errors = [{ instancePath: instancePath + "/contact_info/email", schemaPath: "#/$defs/ContactInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs6 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.phone !== void 0) {
                    const _errs8 = errors;
                    if (typeof data0.phone !== "string") {
                      validate42.errors = [{ instancePath: instancePath + "/contact_info/phone", schemaPath: "#/$defs/ContactInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs8 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data0.description !== void 0) {
                      const _errs10 = errors;
                      if (typeof data0.description !== "string") {
                        validate42.errors = [{ instancePath: instancePath + "/contact_info/description", schemaPath: "#/$defs/ContactInfo/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs10 === errors;
                    } else {
                      var valid2 = true;
                    }
                  }
                }
              }
            } else {
              validate42.errors = [{ instancePath: instancePath + "/contact_info", schemaPath: "#/$defs/ContactInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
var validateSetCustomDataArguments = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.fields === void 0 && (missing0 = "fields")) {
        validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.fields !== void 0) {
          if (!validate33(data.fields, { instancePath: instancePath + "/fields", parentData: data, parentDataProperty: "fields", rootData })) {
            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var validateSetRulesArguments = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rules === void 0 && (missing0 = "rules")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.rules !== void 0) {
          let data0 = data.rules;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
              validate45.errors = [{ instancePath: instancePath + "/rules", schemaPath: "#/$defs/InvitationRules/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
var validateSetUserTokenArguments = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.token === void 0 && (missing0 = "token")) {
        validate46.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.token !== void 0) {
          if (typeof data.token !== "string") {
            validate46.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}
var validateShowProactiveInvitationArguments = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.invitation_text === void 0 && (missing0 = "invitation_text")) {
        validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.invitation_text !== void 0) {
          const _errs1 = errors;
          if (typeof data.invitation_text !== "string") {
            validate47.errors = [{ instancePath: instancePath + "/invitation_text", schemaPath: "#/properties/invitation_text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.department_id !== void 0) {
            const _errs3 = errors;
            if (!(typeof data.department_id == "number")) {
              validate47.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
var validateStartCallArguments = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.phone === void 0 && (missing0 = "phone")) {
        validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.phone !== void 0) {
          if (typeof data.phone !== "string") {
            validate48.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}
var validateStartCallResult = validate49;
var schema72 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/WidgetDone" }, { "$ref": "#/$defs/WidgetRefusal" }] };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate49.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate49.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema72.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result")) {
                  validate49.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    if (typeof data1 !== "string") {
                      validate49.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate49.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                  }
                }
              } else {
                validate49.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            const _errs8 = errors;
            if (errors === _errs8) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.result === void 0 && (missing2 = "result") || data.reason === void 0 && (missing2 = "reason")) {
                  validate49.errors = [{ instancePath, schemaPath: "#/$defs/WidgetRefusal/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data2 = data.result;
                    const _errs10 = errors;
                    if (typeof data2 !== "string") {
                      validate49.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("fail" !== data2) {
                      validate49.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetRefusal/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid7 = _errs10 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.reason !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.reason !== "string") {
                        validate49.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/WidgetRefusal/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid7 = _errs12 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              } else {
                validate49.errors = [{ instancePath, schemaPath: "#/$defs/WidgetRefusal/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var validateUserTokenRefused = validate50;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.token === void 0 && (missing0 = "token")) {
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate50.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fail" !== data0) {
            validate50.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.token !== void 0) {
            let data1 = data.token;
            const _errs3 = errors;
            const _errs4 = errors;
            let valid1 = false;
            const _errs5 = errors;
            if (typeof data1 !== "string") {
              const err0 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs7 = errors;
              if (typeof data1 !== "boolean") {
                const err1 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
              if (false !== data1) {
                const err2 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf/1/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err3 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              validate50.errors = vErrors;
              return false;
            } else {
              errors = _errs4;
              if (vErrors !== null) {
                if (_errs4) {
                  vErrors.length = _errs4;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
var validateUserTokenSet = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.token === void 0 && (missing0 = "token")) {
        validate51.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate51.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("ok" !== data0) {
            validate51.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.token !== void 0) {
            const _errs3 = errors;
            if (typeof data.token !== "string") {
              validate51.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
var validateUserTokenResult = validate52;
var schema77 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/UserTokenSet" }, { "$ref": "#/$defs/UserTokenRefused" }] };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate52.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema77.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result") || data.token === void 0 && (missing1 = "token")) {
                  validate52.errors = [{ instancePath, schemaPath: "#/$defs/UserTokenSet/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    const _errs5 = errors;
                    if (typeof data1 !== "string") {
                      validate52.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenSet/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate52.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenSet/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid4 = _errs5 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.token !== void 0) {
                      const _errs7 = errors;
                      if (typeof data.token !== "string") {
                        validate52.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenSet/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs7 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
              } else {
                validate52.errors = [{ instancePath, schemaPath: "#/$defs/UserTokenSet/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            const _errs10 = errors;
            if (errors === _errs10) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.result === void 0 && (missing2 = "result") || data.token === void 0 && (missing2 = "token")) {
                  validate52.errors = [{ instancePath, schemaPath: "#/$defs/UserTokenRefused/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data3 = data.result;
                    const _errs12 = errors;
                    if (typeof data3 !== "string") {
                      validate52.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenRefused/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("fail" !== data3) {
                      validate52.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/UserTokenRefused/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid7 = _errs12 === errors;
                  } else {
                    var valid7 = true;
                  }
                  if (valid7) {
                    if (data.token !== void 0) {
                      let data4 = data.token;
                      const _errs14 = errors;
                      const _errs15 = errors;
                      let valid8 = false;
                      const _errs16 = errors;
                      if (typeof data4 !== "string") {
                        const err0 = { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                      var _valid0 = _errs16 === errors;
                      valid8 = valid8 || _valid0;
                      if (!valid8) {
                        const _errs18 = errors;
                        if (typeof data4 !== "boolean") {
                          const err1 = { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf/1/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        }
                        if (false !== data4) {
                          const err2 = { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf/1/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                        var _valid0 = _errs18 === errors;
                        valid8 = valid8 || _valid0;
                      }
                      if (!valid8) {
                        const err3 = { instancePath: instancePath + "/token", schemaPath: "#/$defs/UserTokenRefused/properties/token/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate52.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs15;
                        if (vErrors !== null) {
                          if (_errs15) {
                            vErrors.length = _errs15;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid7 = _errs14 === errors;
                    } else {
                      var valid7 = true;
                    }
                  }
                }
              } else {
                validate52.errors = [{ instancePath, schemaPath: "#/$defs/UserTokenRefused/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var validateVisitorContact = validate53;
var schema80 = { "type": "object", "required": ["name", "email", "phone", "description"], "properties": { "name": { "type": ["string", "null"] }, "email": { "type": ["string", "null"] }, "phone": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] } } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email") || data.phone === void 0 && (missing0 = "phone") || data.description === void 0 && (missing0 = "description")) {
        validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs1 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate53.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema80.properties.name.type }, message: "must be string,null" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.email !== void 0) {
            let data1 = data.email;
            const _errs3 = errors;
            if (typeof data1 !== "string" && data1 !== null) {
              validate53.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema80.properties.email.type }, message: "must be string,null" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phone !== void 0) {
              let data2 = data.phone;
              const _errs5 = errors;
              if (typeof data2 !== "string" && data2 !== null) {
                validate53.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema80.properties.phone.type }, message: "must be string,null" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                let data3 = data.description;
                const _errs7 = errors;
                if (typeof data3 !== "string" && data3 !== null) {
                  validate53.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema80.properties.description.type }, message: "must be string,null" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var validateVisitorNumber = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)))) {
    validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number") {
      if (data < 1 || isNaN(data)) {
        validate54.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
        return false;
      }
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
export {
  validateCallEndArguments,
  validateCallOutcome,
  validateCallbackAvailability,
  validateCallbackUnavailable,
  validateChangeStateArguments,
  validateChatMode,
  validateContactInfo,
  validateCustomDataResult,
  validateCustomField,
  validateCustomFields,
  validateInvitationRules,
  validateNoArguments,
  validateOfflineMessageForm,
  validateOfflineMessageRefused,
  validateOfflineMessageResult,
  validateOpenArguments,
  validateOpenOptions,
  validateSendOfflineMessageArguments,
  validateSetContactInfoArguments,
  validateSetCustomDataArguments,
  validateSetRulesArguments,
  validateSetUserTokenArguments,
  validateShowProactiveInvitationArguments,
  validateStartCallArguments,
  validateStartCallResult,
  validateUserTokenRefused,
  validateUserTokenResult,
  validateUserTokenSet,
  validateVisitorContact,
  validateVisitorNumber,
  validateWidgetDone,
  validateWidgetRefusal,
  validateWidgetState
};
